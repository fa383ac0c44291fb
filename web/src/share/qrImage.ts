// A QR picture as the house sends it, as an address for an image.
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

export function qrImage(svg: string): string {
  // What is made to stand inside a page lacks what a file of its own needs.
  const whole = svg.includes("xmlns=") ? svg : svg.replace(/<svg\b/, `<svg ${NAMESPACE}`);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
}
