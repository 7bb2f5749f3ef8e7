import { Button, Group, Menu, Paper, Text } from '@mantine/core'
import { IconChevronDown, IconPackage, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { OrdersDone } from '#contract/orders/admin-orders.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { openPdf } from '../shipping/labels/open-pdf.ts'
import { printPath } from '../shipping/print-path.ts'
import { TagsDialog } from '../tags/tags-dialog.tsx'
import { showBulk } from './show-bulk.tsx'

const SHEETS = [
  { folha: 'separacao', nome: 'Separação' },
  { folha: 'etiquetas', nome: 'Etiquetas' },
  { folha: 'romaneios', nome: 'Romaneios' },
] as const

/** The actions on the selected orders. */
export function BulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { save, saving } = useSave()
  const [cancelling, setCancelling] = useState(false)
  const [tagging, setTagging] = useState(false)
  const mayEdit = useMay('pedidos.editar')
  const mayExport = useMay('dados.exportar')
  const [count, go] = ids.length === 1 ? ['1 pedido', 'vai'] : [`${ids.length} pedidos`, 'vão']

  /** Runs an action on all selected orders, then reports the count and the reasons of the refused ones. False if
   * the action failed: the selection and what was typed stay. */
  async function run(
    work: () => Promise<OrdersDone & { semPassaporte?: number }>,
    words: readonly [string, string],
  ) {
    const outcome = await save(work)
    if (!outcome.ok) return false
    showBulk(outcome.result, words)
    onDone()

    return true
  }

  async function pick() {
    const sure = await askFirst({
      title: 'Começar a separar',
      text: `${count} ${go} para “Em separação”. O que não está pago fica como está.`,
      action: 'Começar',
    })
    if (sure)
      await run(() => api.orders.startPicking({ ids }), ['pedido em separação.', 'pedidos em separação.'])
  }

  async function ship() {
    const sure = await askFirst({
      title: 'Enviar sem rastreio',
      text: `${count} ${go} para “Enviado”, e cada comprador recebe o aviso. Só vai o que já está em separação. Etiquetas compradas destes pedidos deixam de se imprimir. Com códigos de rastreio, use “Enviar por planilha”.`,
      action: 'Enviar',
    })
    if (sure) await run(() => api.orders.shipChosen({ ids }), ['pedido enviado.', 'pedidos enviados.'])
  }

  async function buyLabels() {
    const sure = await askFirst({
      title: 'Comprar etiquetas',
      text: `Para ${count}, cada um pelo serviço do Melhor Envio que o cliente escolheu, pago com o saldo da carteira ao preço de agora. O que já tem etiqueta, ou foi por outra entrega, fica como está.`,
      action: 'Comprar',
    })
    if (sure)
      await run(
        () => api.orders.buyChosenLabels({ ids }),
        ['pedido com a etiqueta comprada.', 'pedidos com as etiquetas compradas.'],
      )
  }

  async function printLabels() {
    await openPdf(async () => {
      const outcome = await save(() => api.orders.printLabels({ ids }))
      return outcome.ok ? outcome.result.url : null
    })
  }

  async function deliver() {
    const sure = await askFirst({
      title: 'Marcar como entregue',
      text: `${count} ${go} para “Entregue”. O que ainda não foi enviado fica como está.`,
      action: 'Marcar',
    })
    if (sure) await run(() => api.orders.deliverChosen({ ids }), ['pedido entregue.', 'pedidos entregues.'])
  }

  async function cancel(nota: string) {
    const words = ['pedido cancelado.', 'pedidos cancelados.'] as const
    if (await run(() => api.orders.cancelChosen({ ids, nota }), words)) setCancelling(false)
  }

  async function tag(change: { incluir: string[]; retirar: string[] }) {
    const words = ['pedido marcado.', 'pedidos marcados.'] as const
    if (await run(() => api.orders.tagChosen({ ids, ...change }), words)) setTagging(false)
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
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="xs" variant="default" rightSection={<IconChevronDown size={15} aria-hidden />}>
              Mais ações
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void buyLabels()}>Comprar etiquetas</Menu.Item>
            <Menu.Item onClick={() => void printLabels()}>Imprimir etiquetas compradas</Menu.Item>
            <Menu.Item component="a" href={printPath('declaracoes', ids)} target="_blank">
              Imprimir declarações de conteúdo
            </Menu.Item>
            <Menu.Item onClick={() => void ship()}>Enviar sem rastreio</Menu.Item>
            <Menu.Item onClick={() => void deliver()}>Marcar como entregue</Menu.Item>
            {mayEdit && <Menu.Item onClick={() => setTagging(true)}>Marcadores</Menu.Item>}
            {mayExport && (
              <Menu.Item component="a" href={`/v2/admin/exports/orders?ids=${ids.join(',')}`}>
                Exportar CSV
              </Menu.Item>
            )}
            {mayEdit && (
              <Menu.Item color="red.9" onClick={() => setCancelling(true)}>
                Cancelar
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
        <Button size="xs" variant="subtle" onClick={onDone}>
          Desmarcar
        </Button>
      </Group>
      {tagging && (
        <TagsDialog
          opened
          onClose={() => setTagging(false)}
          title={`Marcadores de ${count}`}
          saving={saving}
          onSave={(change) => void tag(change)}
        />
      )}
      <NoteDialog
        opened={cancelling}
        onClose={() => setCancelling(false)}
        title={`Cancelar ${count}`}
        text="Os produtos voltam à venda e o que foi pago é devolvido. O que já saiu da loja fica como está. Cada comprador recebe um aviso."
        action={`Cancelar ${count}`}
        danger
        saving={saving}
        onConfirm={(nota) => void cancel(nota)}
      />
    </Paper>
  )
}
