import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'
import { useLasting } from './use-lasting.ts'

/** A navigation or a form that is done sooner shows no line (specification, section 4). */
const THROTTLE_MS = 200

/** A line along the top while something loads: it runs for 5 s at most, and is gone 500 ms after the end. */
export function NavigationProgress() {
  const running = useLasting(useNavigation().state !== 'idle', THROTTLE_MS)

  return <div className={styles['progress']} data-running={running || undefined} aria-hidden="true" />
}
