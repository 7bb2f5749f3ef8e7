import { ScrollArea, Tabs } from '@mantine/core'
import { useQuery } from '#admin/components/table/search-params.ts'
import { SITUATIONS } from '../situations.ts'

const ALL = 'todos'
const ATTENTION = 'atencao'

/** Tabs of the order situations with counts; orders that need attention have their own. */
export function SituationTabs({
  situacoes,
  atencao,
}: {
  situacoes: Partial<Record<string, number>>
  atencao: number
}) {
  const { params, change } = useQuery()
  const now = params.get('atencao') === 'sim' ? ATTENTION : (params.get('situacao') ?? ALL)

  function choose(tab: string | null) {
    change({
      situacao: tab === ALL || tab === ATTENTION ? null : tab,
      atencao: tab === ATTENTION ? 'sim' : null,
    })
  }

  return (
    <ScrollArea type="never" viewportProps={{ tabIndex: -1 }}>
      <Tabs value={now} onChange={choose} aria-label="Onde estão os pedidos">
        <Tabs.List style={{ flexWrap: 'nowrap' }}>
          <Tabs.Tab value={ALL}>Todos</Tabs.Tab>
          {(atencao > 0 || now === ATTENTION) && (
            <Tabs.Tab value={ATTENTION} c="red.9">
              Pedem atenção {atencao}
            </Tabs.Tab>
          )}
          {SITUATIONS.map(({ situacao, label }) => (
            <Tabs.Tab key={situacao} value={situacao}>
              {label} {situacoes[situacao] ?? 0}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </ScrollArea>
  )
}
