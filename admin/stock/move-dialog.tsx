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
import { needsReason } from '#domain/product/movement-problem.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { LookupField } from '../components/lookup/lookup-field.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { api } from '../shell/api.ts'
import {
  inputOf,
  MOVE_KINDS,
  type Move,
  newMove,
  quantityBounds,
  withGoods,
  withoutGoods,
  withQuantity,
} from './stock-move.ts'
import { goodsName, MOVEMENT_NAMES } from './words.ts'

type MoveDialogProps = {
  opened: boolean
  onClose: () => void /** Initial SKUs. */
  levels?: StockLevel[]
}

const KINDS = MOVE_KINDS.map((value) => ({ value, label: MOVEMENT_NAMES[value] }))

/** Adjusts stock by hand: SKUs, quantities and reason. Scanning a barcode into the search adds its SKU. */
export function MoveDialog({ opened, onClose, levels = [] }: MoveDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Movimentar estoque" size="lg">
      {opened && <MoveForm levels={levels} onDone={onClose} />}
    </Modal>
  )
}

function MoveForm({ levels, onDone }: { levels: StockLevel[]; onDone: () => void }) {
  const [move, setMove] = useState(() => newMove(levels))
  const { save, saving } = useSave()
  const { tipo, motivo, lines } = move
  const change = (changes: Partial<Move>) => setMove((old) => ({ ...old, ...changes }))

  async function send() {
    const outcome = await save(() => api.stock.move(inputOf(move)), 'Estoque movimentado.')
    if (outcome.ok) onDone()
  }

  return (
    <PanelForm onSubmit={send}>
      <Stack>
        <Group grow>
          <Select
            label="Movimento"
            data={KINDS}
            value={tipo}
            onChange={(value) => change({ tipo: oneOf(MOVE_KINDS, value) ?? 'entrada' })}
            allowDeselect={false}
          />
          <TextInput
            label="Motivo"
            placeholder={tipo === 'entrada' ? 'Nota fiscal, fornecedor…' : 'O que aconteceu?'}
            value={motivo}
            onChange={(event) => change({ motivo: event.currentTarget.value })}
            required={needsReason(tipo)}
            maxLength={200}
          />
        </Group>
        <LookupField
          label="Produto, SKU ou código de barras"
          ask={async (busca) => (await api.stock.levels({ busca, porPagina: 8 })).itens}
          keyOf={({ idSku }) => String(idSku)}
          render={(level) => `${goodsName(level)} · ${level.sku} · ${level.estoque} un.`}
          canPick={({ kit }) => !kit}
          onPick={(level) => setMove((old) => withGoods(old, level))}
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
                      onChange={(value) =>
                        setMove((old) => withQuantity(old, level.idSku, Number(value) || 0))
                      }
                      {...quantityBounds(tipo)}
                      allowDecimal={false}
                    />
                  </Table.Td>
                  <Table.Td w={40}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Tirar ${level.sku}`}
                      onClick={() => setMove((old) => withoutGoods(old, level.idSku))}
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
}
