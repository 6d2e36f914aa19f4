/** The bounds of integers of 64 bits, whose last digits no number of JavaScript has. */
const bounds = new Map([
  [2 ** 63, '9223372036854775807'],
  [-(2 ** 63), '-9223372036854775808'],
  [2 ** 64, '18446744073709551615'],
]);

export function exact(number: number): string {
  return bounds.get(number) ?? String(number);
}
