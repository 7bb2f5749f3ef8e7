import { readCounted } from './counted-address.ts'
import { relay } from './track.ts'

/** Passes on what the form before this page has counted, once: the address loses it. */
export function relayCounted(): void {
  const event = readCounted(location.hash)
  history.replaceState(history.state, '', location.pathname + location.search)
  if (event) relay(event)
}
