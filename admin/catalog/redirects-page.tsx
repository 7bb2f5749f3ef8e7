import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.redirects.list(queryOf(request))
}

/** Old addresses and their targets. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const { save, saving } = useSave()
  const may = useMay('catalogo.editar')

  async function remove() {
    const de = [...chosen].map(String)
    const outcome = await save(() => api.redirects.remove({ de }), 'Redirecionamentos excluídos.')
    if (outcome.ok) setChosen(new Set())
  }

  return (
    <Page
      title="Redirecionamentos"
      actions={
        chosen.size > 0 && (
          <Button variant="default" color="red" onClick={remove} loading={saving}>
            Excluir {chosen.size}
          </Button>
        )
      }
    >
      <Text size="sm" c="gray.6" maw={720}>
        Quando o endereço de um produto, categoria, marca ou lista muda, o redirecionamento se faz sozinho.
        Aqui você põe os que vêm de outra loja ou de uma campanha: cole o endereço antigo inteiro, se quiser.
      </Text>
      <Allowed permission="catalogo.editar">
        <NewRedirect />
      </Allowed>
      <Group>
        <SearchField label="Buscar endereço" />
      </Group>
      <DataTable
        label="Redirecionamentos"
        rows={itens}
        total={total}
        keyOf={({ de }) => de}
        columns={[
          { title: 'De', cell: ({ de }) => de },
          { title: 'Para', cell: ({ para }) => para },
        ]}
        {...(may && { selection: { ids: chosen, onChange: setChosen } })}
        empty={
          <EmptyState title="Nenhum redirecionamento aqui" text="Nenhum endereço antigo leva a outro." />
        }
      />
    </Page>
  )
}

function NewRedirect() {
  const [de, setDe] = useState('')
  const [para, setPara] = useState('')
  const { save, saving, campos } = useSave()

  async function add() {
    const outcome = await save(() => api.redirects.add({ de, para }), 'Redirecionamento criado.')
    if (!outcome.ok) return
    setDe('')
    setPara('')
  }

  return (
    <PanelForm onSubmit={add}>
      <Group align="flex-end">
        <PathField label="Endereço antigo" value={de} onChange={setDe} error={campos['de']} />
        <PathField label="Leva a" value={para} onChange={setPara} error={campos['para']} />
        <Button type="submit" loading={saving}>
          Criar
        </Button>
      </Group>
    </PanelForm>
  )
}

type PathFieldProps = {
  label: string
  value: string
  onChange: (valor: string) => void
  error: string | undefined
}

function PathField({ label, value, onChange, error }: PathFieldProps) {
  return (
    <TextInput
      label={label}
      placeholder="/caminho"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      maxLength={2000}
      style={{ flex: '1 1 14rem', maxWidth: '24rem' }}
    />
  )
}
