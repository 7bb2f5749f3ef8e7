import { Badge } from '@mantine/core'
import type { PassportRow } from '#contract/orders/admin-passports.ts'

/** That a passport was withdrawn, or that its owner misses the instrument. */
export function PassportState({ anulado, alerta }: Pick<PassportRow, 'anulado' | 'alerta'>) {
  return (
    <>
      {anulado && (
        <Badge size="xs" variant="light" color="gray">
          anulado
        </Badge>
      )}
      {alerta && (
        <Badge size="xs" variant="filled" color="red.9">
          {alerta}
        </Badge>
      )}
    </>
  )
}
