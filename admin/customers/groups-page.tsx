import { Button, Group, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'

export async function loader() {
  return (await api.customers.groups()).grupos
}

/** Groups of resellers; their prices are in the price lists. */
export function Component() {
  const grupos = useLoaderData<typeof loader>()

  return (
    <Page title="Grupos de revenda" back={{ to: '/clientes', label: 'Clientes' }}>
      <Allowed permission="clientes.editar">
        <NewGroup />
      </Allowed>
      {grupos.length === 0 ? (
        <EmptyState
          title="Ainda não há grupos"
          text="Um grupo reúne revendedores que pagam os mesmos preços. Crie um, ponha clientes nele e dê a ele uma tabela de preços."
        />
      ) : (
        <Table aria-label="Grupos de revenda" maw={640}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Nome</Table.Th>
              <Table.Th ta="right">Clientes</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {grupos.map((group) => (
              <Table.Tr key={group.id}>
                <Table.Td>
                  <GroupName {...group} />
                </Table.Td>
                <Table.Td ta="right">{group.clientes}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Page>
  )
}

function NewGroup() {
  const [nome, setNome] = useState('')
  const { save, saving, campos } = useSave()

  async function add() {
    const { ok } = await save(() => api.customers.addGroup({ nome }), 'Grupo criado.')
    if (ok) setNome('')
  }

  return (
    <PanelForm onSubmit={add}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Novo grupo"
          value={nome}
          onChange={(event) => setNome(event.currentTarget.value)}
          error={campos['nome']}
          maxLength={60}
          required
        />
        <Button type="submit" loading={saving}>
          Criar
        </Button>
      </Group>
    </PanelForm>
  )
}

function GroupName({ id, nome }: { id: number; nome: string }) {
  const [typed, setTyped] = useState(nome)
  const { save, campos } = useSave()
  const mayEdit = useMay('clientes.editar')
  if (!mayEdit) return nome

  function leave() {
    if (typed.trim() === '' || typed === nome) setTyped(nome)
    else void save(() => api.customers.renameGroup({ id, nome: typed }), 'Nome salvo.')
  }

  return (
    <TextInput
      aria-label={`Nome do grupo ${nome}`}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      error={campos['nome']}
      maxLength={60}
      variant="unstyled"
    />
  )
}
