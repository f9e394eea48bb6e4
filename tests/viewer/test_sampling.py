"""The browser's mathematics of two distributions, against the decoder's."""

from typing import Any

import torch
from torch import Tensor

from specviz import sampling
from support.node import in_node

DRAWS = 20_000

# A generator with a seed (mulberry32), so that the draws are the same every time.
SCRIPT = """(sampling, cases, count) => {
const seeded = (seed) => () => {
  seed = (seed + 0x6D2B79F5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
return cases.map(([p, q], number) => {
  const random = seeded(number);
  const draws = Array.from({ length: count }, () => sampling.drawn(p, q, random));
  return {
    overlap: sampling.overlap(p, q), residual: sampling.residual(p, q),
    chances: sampling.chances(p, q), emitted: sampling.emitted(p, q),
    moved: sampling.moved(p, 2, 0.25), whole: sampling.moved(p, 2, 1),
    tokens: p.map((_, token) => draws.filter((one) => one.token === token).length),
    accepted: draws.filter((one) => one.accepted).length,
    rules: draws.every((one) => one.accepted === (one.draw < one.threshold)
      && one.token === (one.accepted ? one.guess : one.correction)),
  };
});
}"""


def distributions() -> list[tuple[Tensor, Tensor]]:
    """Pairs (target, draft): random, identical, disjoint, and greedy."""
    made = torch.Generator().manual_seed(0)
    logits = torch.randn(2, 5, 6, generator=made, dtype=torch.float64)
    p, q = sampling.to_probs(2 * logits, 1.0, top_k=4)
    halves = torch.eye(2, dtype=torch.float64).repeat_interleave(3, -1) / 3
    one = torch.eye(6, dtype=torch.float64)
    return [*zip(p, q, strict=True), (p[0], p[0]), (halves[0], halves[1]), (one[2], one[4])]


def ask_node(cases: list[tuple[Tensor, Tensor]]) -> list[dict[str, Any]]:
    given = [[p.tolist(), q.tolist()] for p, q in cases]
    found: list[dict[str, Any]] = in_node("viewer/sampling.ts", SCRIPT, given, DRAWS)
    return found


def test_the_browser_computes_what_the_decoder_does() -> None:
    cases = distributions()
    for (p, q), found in zip(cases, ask_node(cases), strict=True):
        beta = sampling.overlap(p, q)
        near(found["overlap"], beta)
        near(found["residual"], sampling.residual(p, q))
        expected = torch.where(q > 0, (p / q).clamp(max=1), torch.nan)
        known = [torch.nan if chance is None else chance for chance in found["chances"]]
        near(known, expected, equal_nan=True)

        accepted = torch.tensor(found["emitted"]["accepted"], dtype=torch.float64)
        corrected = torch.tensor(found["emitted"]["corrected"], dtype=torch.float64)
        near(accepted, torch.minimum(p, q))
        near(corrected.sum(), 1 - beta)
        near(accepted + corrected, p)

        near(sum(found["moved"]), 1)
        near(found["moved"][2], 0.25)
        near(found["whole"], torch.eye(6, dtype=torch.float64)[2])
        if p[2] < 1:
            near(found["moved"][0] * (1 - p[2]), 0.75 * p[0])  # the others keep their proportions

        assert found["rules"]
        within(found["accepted"], beta)
        for count, chance in zip(found["tokens"], p, strict=True):
            within(count, chance)


def near(found: Any, expected: Any, *, equal_nan: bool = False) -> None:
    found, expected = (torch.as_tensor(one, dtype=torch.float64) for one in (found, expected))
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-12, equal_nan=equal_nan)


def within(count: int, chance: Tensor) -> None:
    """Check that a count is within five standard deviations, which are 0 at chances 0 and 1."""
    p = min(1.0, float(chance))
    assert abs(count - DRAWS * p) <= 5 * (DRAWS * p * (1 - p)) ** 0.5 + 1e-6
