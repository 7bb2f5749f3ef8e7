import { SegmentedControl } from '@mantine/core'
import { useQuery } from '../components/table/search-params.ts'

const OPTIONS = [
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
]

/** Chooses the period of the page's figures. */
export function ToolPeriod() {
  const { params, change } = useQuery()

  return (
    <SegmentedControl
      aria-label="Período"
      size="xs"
      data={OPTIONS}
      value={params.get('dias') === '7' ? '7' : '30'}
      onChange={(dias) => change({ dias: dias === '30' ? null : dias })}
    />
  )
}
