import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A line along the top while the next page comes: shown after 200 ms, full after 5 s at most, gone within 500 ms. */
export function NavigationProgress() {
  const { state } = useNavigation()

  return (
    <div className={styles['progress']} data-loading={state !== 'idle' || undefined} aria-hidden="true" />
  )
}
