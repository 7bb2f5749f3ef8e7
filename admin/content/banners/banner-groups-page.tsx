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

/** The groups of banners: each stands in a place of the shop. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page
      titulo="Banners"
      acoes={
        <Allowed para="conteudo.editar">
          <NewGroup />
        </Allowed>
      }
    >
      <Group>
        <SearchField rotulo="Procurar grupo de banners" />
      </Group>
      <DataTable
        rotulo="Grupos de banners"
        linhas={itens}
        total={total}
        colunas={COLUMNS}
        chave={({ hash }) => hash}
        abrir={({ hash }) => `/conteudo/banners/${hash}`}
        vazio={
          <EmptyState
            titulo="Nenhum grupo de banners aqui"
            texto="Um grupo reúne os banners de um lugar da loja, como o destaque da página inicial. Crie um e escolha onde ele aparece em Página inicial."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<BannerGroupInList>[] = [
  { titulo: 'Grupo', celula: ({ nome }) => nome },
  { titulo: 'Nome técnico', celula: ({ hash }) => hash, largo: true },
  { titulo: 'No ar', celula: ({ noAr }) => noAr, alinhar: 'right' },
  { titulo: 'Agendados', celula: ({ agendados }) => agendados, alinhar: 'right' },
  { titulo: 'Ao todo', celula: ({ total }) => total, alinhar: 'right', largo: true },
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
