import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { BannerGroupInList } from '#contract/content/banners.ts'
import { slugOf } from '#domain/format/slug.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { busca, pagina } = queryOf(request)

  return api.content.banners.list({ busca, pagina })
}

/** The groups of banners, each with its position in the shop. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Banners"
      actions={
        <Allowed permission="conteudo.editar">
          <NewGroup />
        </Allowed>
      }
    >
      <Group>
        <SearchField label="Procurar grupo de banners" />
      </Group>
      <DataTable
        label="Grupos de banners"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ hash }) => hash}
        hrefOf={({ hash }) => `/conteudo/banners/${hash}`}
        empty={
          <EmptyState
            title="Nenhum grupo de banners aqui"
            text="Um grupo reúne os banners de um lugar da loja, como o destaque da página inicial. Crie um e escolha onde ele aparece em Página inicial."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<BannerGroupInList>[] = [
  { title: 'Grupo', cell: ({ nome }) => nome },
  { title: 'Nome técnico', cell: ({ hash }) => hash, wide: true },
  { title: 'No ar', cell: ({ noAr }) => noAr, align: 'right' },
  { title: 'Agendados', cell: ({ agendados }) => agendados, align: 'right' },
  { title: 'Ao todo', cell: ({ total }) => total, align: 'right', wide: true },
]

function NewGroup() {
  const [opened, { open, close }] = useDisclosure()
  const [nome, setNome] = useState('')
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()
  const hash = slugOf(nome).slice(0, 80)

  async function create() {
    const outcome = await save(() => api.content.banners.create({ nome, hash }))
    if (outcome.ok) void navigate(`/conteudo/banners/${hash}`)
  }

  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        Novo grupo
      </Button>
      <Modal opened={opened} onClose={close} title="Novo grupo de banners">
        <PanelForm
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <Stack>
            <TextInput
              label="Nome"
              description={hash && `Nome técnico: ${hash}`}
              maxLength={80}
              data-autofocus
              required
              value={nome}
              error={campos['nome'] ?? campos['hash']}
              onChange={(event) => setNome(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit" loading={saving} disabled={hash === ''}>
                Criar
              </Button>
            </Group>
          </Stack>
        </PanelForm>
      </Modal>
    </>
  )
}
