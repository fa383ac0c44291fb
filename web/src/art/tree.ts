// Bare trees, grown from a seed: the same tree every time, no two alike.

export interface Branch {
  d: string;
  width: number;
}

/** A tree that stands at 0,0 and grows upwards to about this height. */
export function tree(seed: number, height: number, lean = 0): Branch[] {
  const chance = sequence(seed);
  const branches: Branch[] = [];
  grow(0, 0, -Math.PI / 2 + lean, height * 0.36, height * 0.062, 0);
  return branches;

  function grow(
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
  ): void {
    const bend = (chance() - 0.5) * 0.7;
    const endX = x + Math.cos(angle + bend / 2) * length;
    const endY = y + Math.sin(angle + bend / 2) * length;
    const midX = x + Math.cos(angle - bend / 2) * length * 0.5;
    const midY = y + Math.sin(angle - bend / 2) * length * 0.5;
    branches.push({
      d: `M${near(x)} ${near(y)}Q${near(midX)} ${near(midY)} ${near(endX)} ${near(endY)}`,
      width: near(width),
    });
    if (depth >= 5) return;
    const forks = depth < 2 || chance() > 0.55 ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork - (forks - 1) / 2) * (0.62 + chance() * 0.35);
      const shrink = 0.62 + chance() * 0.2;
      grow(endX, endY, angle + bend * 0.5 + spread, length * shrink, width * 0.6, depth + 1);
    }
  }
}

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}
