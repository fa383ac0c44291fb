// The edge of a card's paper, 64 wide, as a path.

/** With round corners. */
export function rounded(height: number, radius: number): string {
  const [right, bottom] = [63 - radius, height - 1 - radius];
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${1 + radius} 1H${right}${turn(radius, radius)}V${bottom}${turn(-radius, radius)}` +
    `H${1 + radius}${turn(-radius, -radius)}V${1 + radius}${turn(radius, -radius)}Z`
  );
}
