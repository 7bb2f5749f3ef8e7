import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { slugOf } from '#domain/format/slug.ts'
import { Editable } from '../components/form/editable.tsx'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { type BrandDraft, BrandFields } from './brand-fields.tsx'

const EMPTY: BrandDraft = { slug: '', nome: '', descricao: '', pais: null, imagem: null }

/** Creates a brand. Its slug follows the name until it is edited. */
export function Component() {
  const [valor, setValor] = useState(EMPTY)
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()
  // Until the created one's page is there, which would not have what is typed meanwhile.
  const closed = useNavigation().state === 'loading' || saving

  function change(changes: Partial<BrandDraft>) {
    setValor((old) => {
      const named = changes.nome !== undefined && old.slug === slugOf(old.nome)
      return { ...old, ...changes, ...(named && { slug: slugOf(changes.nome ?? '') }) }
    })
  }

  async function create() {
    const outcome = await save(() => api.brands.create(valor), 'Marca criada.')
    if (outcome.ok) await navigate(`/marcas/${outcome.result.id}`)
  }

  return (
    <Page title="Nova marca" back={{ to: '/marcas', label: 'Marcas' }}>
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Editable permission="catalogo.editar" closed={closed}>
          <Stack maw={760}>
            <BrandFields value={valor} change={change} errors={campos} savedSlug={null} />
            <Group>
              <Button type="submit" loading={closed}>
                Criar marca
              </Button>
            </Group>
          </Stack>
        </Editable>
      </PanelForm>
    </Page>
  )
}
