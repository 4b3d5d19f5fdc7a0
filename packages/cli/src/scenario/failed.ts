/** The game did something else than the scenario says. */
export class Failed extends Error {
  override name = 'Failed'
}
