import { track } from '#storefront/analytics/track.ts'
import { OWN_KEYS } from '../mine/own-keys.ts'

const [, , HAND_KEY] = OWN_KEYS

/** Whether somebody said in this browser that listings should show what is for left-handers; false without storage. */
export function prefersLeftHand(): boolean {
  try {
    return localStorage.getItem(HAND_KEY) !== null
  } catch {
    return false
  }
}

/** Remembers the choice in this browser only, and counts who makes it. */
export function preferLeftHand(left: boolean): void {
  if (left) track({ nome: 'prefer_left_handed' })
  try {
    if (left) localStorage.setItem(HAND_KEY, '1')
    else localStorage.removeItem(HAND_KEY)
  } catch {
    // Without storage each listing is filtered by its own link.
  }
}
