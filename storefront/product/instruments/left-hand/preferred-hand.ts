const KEY = 'lira:canhoto'

/** Whether somebody said in this browser that listings should show what is for left-handers; false without storage. */
export function prefersLeftHand(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function preferLeftHand(left: boolean): void {
  try {
    if (left) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage each listing is filtered by its own link.
  }
}
