import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import buttons from '../../components/button.module.css'
import styles from './step-button.module.css'

/** The submit button of a step; sticky at the bottom of narrow screens. */
export function StepButton({ children }: { children: ReactNode }) {
  const waits = useNavigation().state !== 'idle'

  return (
    <div className={styles['reach']}>
      <button
        type="submit"
        className={buttons['primary']}
        aria-disabled={waits}
        data-waits={waits || undefined}
      >
        {children}
      </button>
    </div>
  )
}
