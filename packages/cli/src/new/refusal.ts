/** What cannot be made as it was asked for, and how to ask instead. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}
