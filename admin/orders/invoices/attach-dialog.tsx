import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'

/** Attaches an invoice that another system issued. */
export function AttachDialog({
  order: { id, notaFiscal },
  onClose,
}: {
  order: AdminOrder
  onClose: () => void
}) {
  const [nota, setNota] = useState(notaFiscal ?? { numero: '', chave: '', url: '' })
  const { save, saving, campos } = useSave()
  const change = (changes: Partial<typeof nota>) => setNota({ ...nota, ...changes })
  const chave = nota.chave.replace(/\s/g, '').toUpperCase()

  async function attach() {
    const outcome = await save(
      () => api.orders.attachInvoice({ id, nota: { ...nota, chave } }),
      'Nota fiscal anexada.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Nota fiscal">
      <Stack gap="sm">
        <TextInput
          label="Número"
          value={nota.numero}
          onChange={(event) => change({ numero: event.currentTarget.value })}
          error={campos['nota.numero']}
          maxLength={20}
          data-autofocus
        />
        <TextInput
          label="Chave de acesso"
          description={`${chave.length} de 44 caracteres`}
          value={nota.chave}
          onChange={(event) => change({ chave: event.currentTarget.value })}
          error={campos['nota.chave']}
          maxLength={60}
        />
        <TextInput
          type="url"
          label="Link da nota (opcional)"
          placeholder="https://"
          value={nota.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
          error={campos['nota.url']}
          maxLength={500}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button
            onClick={() => void attach()}
            loading={saving}
            disabled={nota.numero.trim() === '' || chave.length !== 44}
          >
            Anexar nota
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
