/** Starts the built shop for the end-to-end tests. */
export default function setup(): void {}
