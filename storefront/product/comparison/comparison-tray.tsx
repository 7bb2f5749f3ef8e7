import { lazy, Suspense } from 'react'
import {
  COMPARISON_FORM,
  COMPARISON_PATH,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../components/button.module.css'
import { compared, comparisonStatus } from './compared.ts'
import styles from './comparison-tray.module.css'

/** Loaded when a product is chosen. */
const ChosenProducts = lazy(async () => ({
  default: (await import('./chosen-products.tsx')).ChosenProducts,
}))

/**
 * What was chosen for comparison, at the edge of the screen once there is something. Without JavaScript it is the form
 * of the boxes that are ticked on this page.
 */
export function ComparisonTray() {
  const ids = compared.use()
  const status = comparisonStatus.use()

  return (
    <form
      id={COMPARISON_FORM}
      action={COMPARISON_PATH}
      className={styles['tray']}
      data-chosen={ids.length > 0 || undefined}
    >
      {ids.length > 0 ? (
        <Suspense>
          <ChosenProducts ids={ids} notice={status} />
        </Suspense>
      ) : (
        <button type="submit" className={buttons['primary']}>
          Comparar
        </button>
      )}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </form>
  )
}
