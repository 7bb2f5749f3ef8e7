import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { OrderTags } from './order-tags.tsx'
import { TagsField } from './tags-field.tsx'

/** An order's tags; each change is saved at once. */
export function TagsSection({ order: { id, marcadores } }: { order: AdminOrder }) {
  const mayEdit = useMay('pedidos.editar')
  const { save } = useSave()
  const [pending, setPending] = useState<string[] | null>(null)
  const [failed, setFailed] = useState(false)
  if (!mayEdit && marcadores.length === 0) return null

  async function change(tags: string[]) {
    setPending(tags)
    setFailed(false)
    const outcome = await save(() =>
      api.orders.tagChosen({
        ids: [id],
        incluir: tags.filter((tag) => !marcadores.includes(tag)),
        retirar: marcadores.filter((tag) => !tags.includes(tag)),
      }),
    )
    const refused = outcome.ok ? outcome.result.recusados[0] : undefined
    if (refused) notifications.show({ message: refused.motivo, color: 'red', role: 'alert' })
    // A later change may still be pending. What could not be saved stays, for another try.
    if (outcome.ok) setPending((latest) => (latest === tags ? null : latest))
    setFailed(!outcome.ok)
  }

  return (
    <Section title="Marcadores">
      {mayEdit ? (
        <TagsField
          label="Marcadores do pedido"
          description="Só a equipe vê"
          tags={pending ?? marcadores}
          onChange={(tags) => void change(tags)}
        />
      ) : (
        <OrderTags marcadores={marcadores} />
      )}
      {failed && pending && (
        <Button size="xs" variant="default" onClick={() => void change(pending)}>
          Tentar de novo
        </Button>
      )}
    </Section>
  )
}
