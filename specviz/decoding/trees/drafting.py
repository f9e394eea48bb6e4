"""Which tree a run's settings ask for, and the models that can read one."""

from functools import partial

from specviz.decoding.drafters import Drafter, LookupElseModelDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.trees.ahead import AheadTree, LookAhead
from specviz.decoding.trees.growing import (
    DynamicTree,
    ShapedTree,
    TreeDrafter,
    TreeModel,
    likeliest,
    sampled,
)
from specviz.decoding.trees.lookup import LookupElseTree
from specviz.decoding.trees.shapes import AcceptanceByRank, k_ary
from specviz.errors import Line, SettingsError
from specviz.settings import NO_TREE, Settings

WIDTH = 4  # nodes of a level that a dynamic tree expands, and children of each
RANKS = 8  # the most children of a node in a tree from measured acceptance


def tree_drafter(
    settings: Settings, target: LanguageModel, drafter: Drafter | LanguageModel
) -> TreeDrafter:
    """Make the drafter of a run with a tree.

    At temperature 0 the draft's distribution has one token only; children are then the likeliest
    tokens for every shape.

    Args:
        drafter: the drafter of a chain (a model's, one that looks ahead, or lookup with one of
            them), or a model.

    Raises:
        SettingsError: one of the models cannot read a tree.
    """
    if isinstance(drafter, LookupElseModelDrafter):
        return LookupElseTree(drafter.lookup, tree_drafter(settings, target, drafter.model))
    reads = check_tree(target)
    if isinstance(drafter, LookAhead):
        return AheadTree(drafter, reads, partial(_grower, settings))
    if isinstance(drafter, ModelDrafter):
        drafter = drafter.model
    return _grower(settings, check_tree(drafter))


def check_tree(model: Drafter | LanguageModel) -> TreeModel:
    """Return a model that can read a tree.

    Raises:
        SettingsError: it cannot; the message says why.
    """
    why = model.treeless() if isinstance(model, CachedModel) else None
    if why is None and isinstance(model, TreeModel):
        return model
    raise SettingsError(
        NO_TREE, why=why or Line("one of the models can read only a chain of tokens")
    )


def _grower(settings: Settings, model: TreeModel) -> TreeDrafter:
    if settings.tree == "dynamic":
        return DynamicTree(model, WIDTH)
    likely = settings.tree == "top-k" or settings.temperature == 0
    choose = likeliest if likely else sampled
    if settings.tree == "measured":
        acceptance = AcceptanceByRank(RANKS)
        return ShapedTree(model, acceptance.shape, choose, acceptance.learn)
    return ShapedTree(model, partial(k_ary, settings.branches), choose)
