// Agents in columns, written by hand in C with the vector exponentials of the platform: a free flight with a bounce past one limit,
// and a rubber band under a finger. Without instants, events, phases, rules and pixels, and with other bits on other processors.
struct vector_agents {
  int flying, dragged;
  double *launch, *start, *travel, *exit, *limit, *momentum;  // of those that fly
  double *origin, *finger, *length;                            // of those that are dragged
  double *offset;                                              // of all, those that fly first
};

void vector_agents_step(const struct vector_agents *agents, double now);
