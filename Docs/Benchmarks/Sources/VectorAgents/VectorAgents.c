#include "VectorAgents.h"

#include <math.h>

void vector_agents_step(const struct vector_agents *agents, double now) {
  const double *restrict launch = agents->launch, *restrict start = agents->start, *restrict travel = agents->travel;
  const double *restrict leaves = agents->exit, *restrict limit = agents->limit, *restrict momentum = agents->momentum;
  double *restrict offset = agents->offset;
  for (int i = 0; i < agents->flying; i++) {
    double time = now - launch[i], past = fmax(0, time - leaves[i]);
    double inside = start[i] + travel[i] * (1 - exp(-2.002 * time));
    double outside = limit[i] + momentum[i] * 0.499 * exp(-10.05 * past) * (1 - exp(-2.002 * past));
    offset[i] = past > 0 ? outside : inside;
  }
  const double *restrict origin = agents->origin, *restrict finger = agents->finger, *restrict length = agents->length;
  double *restrict shown = offset + agents->flying;
  for (int i = 0; i < agents->dragged; i++) {
    double proposed = origin[i] - finger[i], inside = fmin(fmax(proposed, 0), 4000), pull = 0.55 * fabs(proposed - inside);
    shown[i] = inside + copysign(pull * length[i] / (pull + length[i]), proposed - inside);
  }
}
