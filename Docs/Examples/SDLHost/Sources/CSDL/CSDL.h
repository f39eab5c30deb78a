// Swift has an entry point of its own, which SDL is not to rename.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
