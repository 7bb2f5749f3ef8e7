import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'

/** The nota fiscal, and the data for its issuer. */
export function InvoiceSection({ order }: { order: AdminOrder }) {
  const { id, notaFiscal } = order
  const [opened, setOpened] = useState(false)

  return (
    <Section title="Nota fiscal">
      {notaFiscal ? (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          NF-e {notaFiscal.numero}
          {notaFiscal.chave !== '' && ` · chave ${notaFiscal.chave}`}
        </Text>
      ) : (
        <Text size="sm" c="gray.6">
          Ainda sem nota.
        </Text>
      )}
      {notaFiscal && notaFiscal.url !== '' && (
        <Anchor href={notaFiscal.url} target="_blank" rel="noreferrer" size="sm">
          Ver a nota
        </Anchor>
      )}
      <Group gap="xs">
        <Allowed permission="pedidos.expedir">
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            {notaFiscal ? 'Trocar nota' : 'Anexar nota'}
          </Button>
        </Allowed>
        {order.numeroAntigo === null && (
          <Allowed permission="clientes.ver">
            <Button
              size="xs"
              variant="default"
              component="a"
              href={`/v2/admin/orders/${id}/invoice-data`}
              download={`pedido-${order.numero}-nfe.json`}
            >
              Dados para a NF-e
            </Button>
          </Allowed>
        )}
      </Group>
      {opened && <InvoiceDialog order={order} onClose={() => setOpened(false)} />}
    </Section>
  )
}

function InvoiceDialog({ order: { id, notaFiscal }, onClose }: { order: AdminOrder; onClose: () => void }) {
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
    <Modal opened onClose={onClose} title="Nota fiscal">
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
    </Modal>
  )
}
