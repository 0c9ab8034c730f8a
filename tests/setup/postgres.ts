/** Replaced by the store tests' own start of PostgreSQL. */
export default function setup(): void {}
