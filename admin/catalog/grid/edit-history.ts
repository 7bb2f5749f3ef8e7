/** Depth of the history. */
const MAX_STEPS = 100

/** The states before each edit, and after each undone one; the last of a list is the next to return to. */
export type History<State> = { past: readonly State[]; future: readonly State[] }

type Step<State> = { history: History<State>; state: State }

export function emptyHistory<State>(): History<State> {
  return { past: [], future: [] }
}

/** Returns the history after an edit of `state`: what was undone before can't be redone any more. */
export function edited<State>({ past }: History<State>, state: State): History<State> {
  return { past: [...past, state].slice(-MAX_STEPS), future: [] }
}

/** Returns the state before the last edit; null if nothing is left to undo. */
export function undone<State>({ past, future }: History<State>, state: State): Step<State> | null {
  const before = past.at(-1)
  if (before === undefined) return null

  return {
    state: before,
    history: { past: past.slice(0, -1), future: [...future, state] },
  }
}

/** Returns the state after the last edit that was undone; null if nothing is left to redo. */
export function redone<State>({ past, future }: History<State>, state: State): Step<State> | null {
  const step = undone({ past: future, future: past }, state)

  return step && { state: step.state, history: { past: step.history.future, future: step.history.past } }
}
