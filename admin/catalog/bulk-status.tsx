import { Button, Group, Paper, Text } from '@mantine/core'
import type { ProductLine } from '#contract/catalog/products.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { askFirst } from '../components/page/ask-first.tsx'
import { api } from '../shell/api.ts'

/** The maximum of one API call. */
const LIMIT = 200

/** Publishes or unpublishes the selected products. */
export function BulkStatus({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const { save, saving } = useSave()
  const products = ids.length === 1 ? '1 produto' : `${ids.length} produtos`

  async function set(situacao: ProductLine['situacao'], sucesso: string) {
    const outcome = await save(() => api.products.setStatus({ ids, situacao }), sucesso)
    if (outcome.ok) onDone()
  }

  async function withdraw() {
    const sure = await askFirst({
      title: `Tirar ${products} da loja?`,
      text: 'Ninguém mais os vê nem compra. Nada se perde: você pode publicá-los de novo quando quiser.',
      action: 'Tirar da loja',
      danger: true,
    })
    if (sure) await set('inativo', 'Fora da loja.')
  }

  return (
    <Allowed permission="catalogo.editar">
      <Paper withBorder px="sm" py={6} role="region" aria-label="Produtos escolhidos">
        <Group gap="xs">
          <Text size="sm" aria-live="polite">
            {ids.length > LIMIT ? `${products}: escolha até ${LIMIT} por vez.` : `${products} em mãos`}
          </Text>
          <Button
            size="xs"
            variant="default"
            disabled={ids.length > LIMIT}
            loading={saving}
            onClick={() => set('disponivel', 'À venda na loja.')}
          >
            Publicar
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={ids.length > LIMIT}
            loading={saving}
            onClick={withdraw}
          >
            Tirar da loja
          </Button>
          <Button size="xs" variant="subtle" onClick={onDone}>
            Desmarcar
          </Button>
        </Group>
      </Paper>
    </Allowed>
  )
}
