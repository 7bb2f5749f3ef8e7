import { notifications } from '@mantine/notifications'
import type { OrdersDone } from '#contract/orders/admin-orders.ts'
import { WithoutPassport } from '../passports/without-passport.tsx'
import { bulkOutcome } from './bulk-outcome.ts'

/** Reports what a bulk action did: the count, the reasons of refused orders, and the instruments without a passport. */
export function showBulk(
  done: OrdersDone & { semPassaporte?: number },
  words: readonly [string, string],
): void {
  notifications.show({
    message: (
      <>
        {bulkOutcome(done, words)}
        <WithoutPassport count={done.semPassaporte ?? 0} />
      </>
    ),
    color: done.recusados.length > 0 ? 'yellow' : 'pine',
    style: { whiteSpace: 'pre-line' },
  })
}
