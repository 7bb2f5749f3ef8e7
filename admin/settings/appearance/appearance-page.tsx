import { Badge, Text } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import classes from './appearance-page.module.css'
import { FIELD_WORDS } from './appearance-words.ts'
import { BrandSection } from './brand-section.tsx'
import { ColourSection } from './colour-section.tsx'
import { History } from './history.tsx'
import { LivePreview } from './live-preview.tsx'
import { PublishButton } from './publish-button.tsx'
import { StyleSection } from './style-section.tsx'

/** Loads the draft, the last publications, and a key by which the shop shows the draft. */
export async function loader() {
  const [editing, history, { parametro }] = await Promise.all([
    api.content.appearance.get(),
    api.content.appearance.history({ porPagina: 20 }),
    api.content.appearance.preview(),
  ])

  return { editing, publications: history.itens, parametro }
}

/** How the shop looks: logo, colours, typefaces and arrangement, with a preview on the shop's own pages. */
export function Component() {
  const { editing, publications, parametro } = useLoaderData<typeof loader>()
  const may = useMay('configuracao.editar')
  const form = useVersionedForm({
    name: 'aparencia',
    saved: editing,
    formOf: ({ rascunho }) => rascunho,
    fields: FIELD_WORDS,
    send: (rascunho, versao) => api.content.appearance.save({ rascunho, versao }),
    inputKey: 'rascunho',
    success: 'Rascunho salvo. A loja só muda quando você publicar.',
  })
  const { value, change, errors, changed } = form
  const fields = { value, change, errors }

  return (
    <Page
      title="Aparência"
      shopPath="/"
      badge={editing.mudou && <Badge color="gray">Há um rascunho</Badge>}
      actions={may && <PublishButton editing={editing} changed={changed} />}
    >
      <Text size="sm" c="gray.6" maw={760}>
        O que você muda aqui aparece só na prévia. Salve o rascunho quantas vezes quiser e publique quando
        gostar: a loja, os e-mails e o painel mudam na hora.
      </Text>
      <VersionedForm permission="configuracao.editar" form={form} maxWidth="100%">
        <div className={classes['columns']}>
          <div className={classes['fields']}>
            <StyleSection {...fields} />
            <ColourSection {...fields} />
            <BrandSection {...fields} />
            <History publications={publications} versao={editing.versao} disabled={!may || changed} />
          </div>
          <LivePreview
            rascunho={value}
            salvo={editing.rascunho}
            versao={editing.versao}
            parametro={parametro}
          />
        </div>
      </VersionedForm>
    </Page>
  )
}
