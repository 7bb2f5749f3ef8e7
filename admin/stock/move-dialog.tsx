import {
  ActionIcon,
  Button,
  Group,
  Modal,
  NumberInput,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { StockLevel } from '#contract/catalog/stock.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { LookupField } from '../components/lookup/lookup-field.tsx'
import { api } from '../shell/api.ts'
import { goodsName, MOVEMENT_NAMES } from './words.ts'

type Kind = 'entrada' | 'saida' | 'ajuste' | 'perda' | 'devolucao'
type Line = { level: StockLevel; quantidade: number }
type MoveDialogProps = {
  opened: boolean
  onClose: () => void /** Initial SKUs. */
  levels?: StockLevel[]
}

const KINDS = (['entrada', 'saida', 'perda', 'devolucao', 'ajuste'] as const).map((value) => ({
  value,
  label: MOVEMENT_NAMES[value],
}))

/** Adjusts stock by hand: SKUs, quantities and reason. Scanning a barcode into the search adds its SKU. */
export function MoveDialog({ opened, onClose, levels = [] }: MoveDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Movimentar estoque" size="lg">
      {opened && <MoveForm levels={levels} onDone={onClose} />}
    </Modal>
  )
}

function MoveForm({ levels, onDone }: { levels: StockLevel[]; onDone: () => void }) {
  const [tipo, setTipo] = useState<Kind>('entrada')
  const [motivo, setMotivo] = useState('')
  const [lines, setLines] = useState<Line[]>(() =>
    levels.filter(({ kit }) => !kit).map((level) => ({ level, quantidade: 1 })),
  )
  const { save, saving } = useSave()

  function add(level: StockLevel) {
    setLines((old) =>
      old.some((line) => line.level.idSku === level.idSku) ? old : [...old, { level, quantidade: 1 }],
    )
  }

  async function send() {
    const itens = lines.map(({ level, quantidade }) => ({ idSku: level.idSku, quantidade }))
    const outcome = await save(() => api.stock.move({ tipo, motivo, itens }), 'Estoque movimentado.')
    if (outcome.ok) onDone()
  }

  return (
    <PanelForm
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        <Group grow>
          <Select
            label="Movimento"
            data={KINDS}
            value={tipo}
            onChange={(value) => setTipo(KINDS.find((kind) => kind.value === value)?.value ?? 'entrada')}
            allowDeselect={false}
          />
          <TextInput
            label="Motivo"
            placeholder={tipo === 'entrada' ? 'Nota fiscal, fornecedor…' : 'O que aconteceu?'}
            value={motivo}
            onChange={(event) => setMotivo(event.currentTarget.value)}
            required={tipo !== 'entrada' && tipo !== 'devolucao'}
            maxLength={200}
          />
        </Group>
        <LookupField
          label="Produto, SKU ou código de barras"
          ask={async (busca) => (await api.stock.levels({ busca, porPagina: 8 })).itens}
          keyOf={({ idSku }) => String(idSku)}
          render={(level) => `${goodsName(level)} · ${level.sku} · ${level.estoque} un.`}
          canPick={({ kit }) => !kit}
          onPick={add}
        />
        {lines.length > 0 && (
          <Table>
            <Table.Tbody>
              {lines.map(({ level, quantidade }) => (
                <Table.Tr key={level.idSku}>
                  <Table.Td>
                    {goodsName(level)}
                    <Text size="xs" c="gray.6">
                      {level.sku}, agora {level.estoque}
                    </Text>
                  </Table.Td>
                  <Table.Td w={110}>
                    <NumberInput
                      aria-label={`Quantidade de ${level.sku}`}
                      value={quantidade}
                      onChange={(value) => setQuantity(level.idSku, Number(value) || 0)}
                      min={tipo === 'ajuste' ? -1_000_000 : 1}
                      max={1_000_000}
                      allowDecimal={false}
                    />
                  </Table.Td>
                  <Table.Td w={40}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Tirar ${level.sku}`}
                      onClick={() =>
                        setLines((old) => old.filter((line) => line.level.idSku !== level.idSku))
                      }
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        {tipo === 'ajuste' && (
          <Text size="sm" c="gray.6">
            Um ajuste soma ao que há: use um número negativo para tirar.
          </Text>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={saving} disabled={lines.length === 0}>
            Movimentar
          </Button>
        </Group>
      </Stack>
    </PanelForm>
  )

  function setQuantity(idSku: number, quantidade: number) {
    setLines((old) => old.map((line) => (line.level.idSku === idSku ? { ...line, quantidade } : line)))
  }
}
