import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'
import { useDelayed } from './use-delayed.ts'

/** Faster navigations and forms show no line (specification, section 4). */
const THROTTLE_MS = 200

/** A progress line at the top while something loads: it runs for at most 5 s and disappears 500 ms after the end. */
export function NavigationProgress() {
  const running = useDelayed(useNavigation().state !== 'idle', THROTTLE_MS)

  return <div className={styles['progress']} data-running={running || undefined} aria-hidden="true" />
}
