import { track } from '#storefront/analytics/track.ts'

const KEY = 'lira:canhoto'

/** Whether somebody said in this browser that listings should show what is for left-handers; false without storage. */
export function prefersLeftHand(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers the choice in this browser only, and counts who makes it. */
export function preferLeftHand(left: boolean): void {
  if (left) track({ nome: 'prefer_left_handed' })
  try {
    if (left) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage each listing is filtered by its own link.
  }
}
