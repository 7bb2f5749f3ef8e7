import { SegmentedControl } from '@mantine/core'
import { oneOf } from './one-of.ts'
import { useQuery } from './search-params.ts'

/** The usual period, which the address does not name. */
const USUAL = '30'

type Props = {
  /** Names the figures that it is the period of. */
  label: string
  /** In days including today, the shortest first. */
  periods: readonly string[]
}

/** Chooses the period of figures, by the address. */
export function PeriodChoice({ label, periods }: Props) {
  const { params, change } = useQuery()

  return (
    <SegmentedControl
      aria-label={label}
      size="xs"
      data={periods.map((dias) => ({ value: dias, label: dias === '1' ? 'Hoje' : `${dias} dias` }))}
      value={oneOf(periods, params.get('dias')) ?? USUAL}
      onChange={(dias) => change({ dias: dias === USUAL ? null : dias })}
    />
  )
}
