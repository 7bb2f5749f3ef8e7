import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#admin/components/page/dialog.tsx'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { AddressFields } from '../components/address/address-fields.tsx'
import { EMPTY_ADDRESS, typedAddress } from '../components/address/typed-address.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { askFirst } from '../components/page/ask-first.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

type Saved = CustomerProfile['enderecos'][number]

/** A customer's delivery addresses. */
export function AddressesSection({ cliente }: { cliente: CustomerProfile }) {
  const { id, enderecos } = cliente
  const [editing, setEditing] = useState<Saved | 'novo' | null>(null)
  const { save } = useSave()

  async function remove(endereco: Saved) {
    const sure = await askFirst({
      title: 'Tirar este endereço?',
      text: `${endereco.logradouro}, ${endereco.numero}`,
      action: 'Tirar',
      danger: true,
    })
    if (sure)
      await save(() => api.customers.removeAddress({ id, idEndereco: endereco.id }), 'Endereço tirado.')
  }

  return (
    <Section title="Endereços">
      {enderecos.length === 0 && (
        <Text size="sm" c="gray.6">
          Nenhum endereço guardado.
        </Text>
      )}
      {enderecos.map((endereco) => (
        <Group key={endereco.id} justify="space-between" align="flex-start" gap="xs">
          <Text size="sm" style={{ flex: '1 1 14rem' }}>
            {endereco.destinatario} {endereco.principal && <Badge size="sm">Principal</Badge>}
            <br />
            {endereco.logradouro}, {endereco.numero} {endereco.complemento}
            <br />
            {[endereco.bairro, `${endereco.cidade}, ${endereco.uf}`, formatCep(endereco.cep)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Allowed permission="clientes.editar">
            <Group gap={4}>
              <Button size="compact-sm" variant="subtle" onClick={() => setEditing(endereco)}>
                Mudar
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => void remove(endereco)}>
                Tirar
              </Button>
            </Group>
          </Allowed>
        </Group>
      ))}
      <Allowed permission="clientes.editar">
        <Group>
          <Button variant="default" onClick={() => setEditing('novo')}>
            Novo endereço
          </Button>
        </Group>
      </Allowed>
      {editing !== null && (
        <AddressDialog
          idCliente={id}
          endereco={editing === 'novo' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  )
}

type DialogProps = { idCliente: number; endereco: Saved | null; onClose: () => void }

function AddressDialog({ idCliente, endereco, onClose }: DialogProps) {
  const [typed, setTyped] = useState(endereco ? typedAddress(endereco) : EMPTY_ADDRESS)
  const { save, saving, campos } = useSave()

  async function send() {
    const { ok } = await save(
      () =>
        endereco
          ? api.customers.changeAddress({ ...typed, id: idCliente, idEndereco: endereco.id })
          : api.customers.addAddress({ ...typed, id: idCliente }),
      'Endereço salvo.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={endereco ? 'Mudar o endereço' : 'Novo endereço'} size="lg">
      <PanelForm onSubmit={send}>
        <Stack>
          <AddressFields endereco={typed} errors={campos} onChange={setTyped} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
