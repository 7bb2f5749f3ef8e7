import { Button, Group, Paper, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconPackage, IconPrinter } from '@tabler/icons-react'
import { api } from '../api.ts'
import { askFirst } from '../parts/ask-first.tsx'
import { useSave } from '../parts/use-save.ts'
import { printPath } from './print-path.ts'

const SHEETS = [
  { folha: 'separacao', nome: 'Separação' },
  { folha: 'etiquetas', nome: 'Etiquetas' },
  { folha: 'romaneios', nome: 'Romaneios' },
] as const

/** What can be done with the orders that are chosen. */
export function BulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { save, saving } = useSave()
  const count = ids.length === 1 ? '1 pedido' : `${ids.length} pedidos`

  async function pick() {
    const sure = await askFirst({
      titulo: 'Começar a separar',
      texto: `${count} vão para “Em separação”. Os que não estão pagos ficam como estão.`,
      acao: 'Começar',
    })
    if (!sure) return
    const outcome = await save(() => api.orders.startPicking({ ids }))
    if (!outcome.ok) return
    const { feitos, recusados } = outcome.result
    notifications.show({
      message: [
        feitos === 1 ? '1 pedido em separação.' : `${feitos} pedidos em separação.`,
        ...recusados.slice(0, 5).map(({ numero, motivo }) => `${numero}: ${motivo}`),
      ].join('\n'),
      color: recusados.length > 0 ? 'yellow' : 'pine',
      style: { whiteSpace: 'pre-line' },
    })
    onDone()
  }

  return (
    <Paper withBorder p="xs" role="region" aria-label="Pedidos escolhidos">
      <Group gap="xs">
        <Text size="sm" fw={500} aria-live="polite">
          {ids.length === 1 ? '1 escolhido' : `${ids.length} escolhidos`}
        </Text>
        <Button
          size="xs"
          leftSection={<IconPackage size={15} aria-hidden />}
          onClick={() => void pick()}
          loading={saving}
        >
          Começar a separar
        </Button>
        {SHEETS.map(({ folha, nome }) => (
          <Button
            key={folha}
            size="xs"
            variant="default"
            component="a"
            href={printPath(folha, ids)}
            target="_blank"
            leftSection={<IconPrinter size={15} aria-hidden />}
          >
            {nome}
          </Button>
        ))}
        <Button size="xs" variant="subtle" onClick={onDone}>
          Desmarcar
        </Button>
      </Group>
    </Paper>
  )
}
