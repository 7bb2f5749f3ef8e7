import { SegmentedControl } from '@mantine/core'
import { useQuery } from '../components/table/search-params.ts'

/** Periods of the figures below, in days including today. */
export const PERIODS = ['1', '7', '30'] as const

const OPTIONS = [
  { value: '1', label: 'Hoje' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
]

export function PeriodChoice() {
  const { params, change } = useQuery()

  return (
    <SegmentedControl
      aria-label="Período do funil e dos mais vendidos"
      size="xs"
      data={OPTIONS}
      value={params.get('dias') ?? '30'}
      onChange={(dias) => change({ dias: dias === '30' ? null : dias })}
    />
  )
}
