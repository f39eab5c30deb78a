"""Agents that scroll, with the bits of the library in Swift.

`Population` steps them by columns of NumPy. `RestVectorEnv` and `RestEnv` are environments of Gymnasium, in which an agent brings an
item to rest in a window. `scroll_agents.sweep` counts where flicks stop, on Dask.
"""

from .population import Action, Population
from .rest import RestEnv, RestVectorEnv

__all__ = ["Action", "Population", "RestEnv", "RestVectorEnv"]
