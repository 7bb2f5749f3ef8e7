import { Checkbox, Group, Switch, Textarea, TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { DateField } from '#admin/components/date/date-field.tsx'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import { followingSlug } from '#admin/components/seo/following-slug.ts'
import { SeoFields } from '#admin/components/seo/seo-fields.tsx'
import { SlugField } from '#admin/components/seo/slug-field.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry, useMay } from '#admin/shell/entry.ts'
import type { GuideForm, PanelGuide } from '#contract/content/guides/admin-guides.ts'
import { BlockEditor } from '../pages/block-editor.tsx'
import { PreviewButton } from '../preview-button.tsx'
import { PublicationBadge } from '../publication-badge.tsx'
import { GUIDE_KINDS, guideBlockName, guideDraft, guideKind, NEW_GUIDE } from './guide-draft.ts'
import { GuideFields } from './guide-fields.tsx'

/** Loads the guide in the address; none for a new one. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { guide: id === undefined ? null : await api.guides.get({ id }) }
}

export function Component() {
  const { guide } = useLoaderData<typeof loader>()

  return <GuideEditor key={guide?.id ?? 'novo'} guide={guide} />
}

const SAVED: Record<PanelGuide['situacao'], string> = {
  noAr: 'Guia salvo. A loja já mostra.',
  agendada: 'Guia salvo. Ele aparece na loja no dia marcado.',
  rascunho: 'Guia salvo como rascunho: ainda não aparece na loja.',
}

const LABELS = {
  titulo: 'Título',
  resumo: 'Resumo',
  topico: 'Assunto',
  autor: 'Autor',
  sobreAutor: 'Sobre o autor',
  imagem: 'Imagem',
  blocos: 'Blocos',
  slug: 'Endereço',
  seo: 'Buscadores',
  indexar: 'Buscadores podem mostrar',
  rascunho: 'Rascunho',
  publicadoEm: 'Publicado em',
  revisadoEm: 'Revisado em',
  revisao: 'O que a revisão mudou',
}

/** A guide: its blocks, author, dates and revision. */
function GuideEditor({ guide }: { guide: PanelGuide | null }) {
  const navigate = useNavigate()
  const { loja } = useEntry()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<GuideForm, PanelGuide>({
    name: `guia:${guide?.id ?? 'novo'}`,
    saved: guide,
    initial: NEW_GUIDE,
    formOf: guideDraft,
    fields: LABELS,
    send: (draft, versao) =>
      guide ? api.guides.save({ ...draft, id: guide.id, versao }) : api.guides.create(draft),
    success: ({ situacao }) => SAVED[situacao],
    nameOf: ({ id }) => `guia:${id}`,
    onSaved: ({ id }) => {
      if (!guide) void navigate(`/conteudo/guias/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form
  const text = (field: 'resumo' | 'topico' | 'autor' | 'sobreAutor' | 'revisao', maxLength: number) => ({
    label: LABELS[field],
    maxLength,
    value: value[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })

  return (
    <Page
      title={guide?.titulo ?? 'Novo guia'}
      back={{ to: '/conteudo/guias', label: 'Guias' }}
      {...(guide?.situacao === 'noAr' && { shopPath: `/guias/${guide.slug}` })}
      badge={guide && <PublicationBadge situacao={guide.situacao} />}
      actions={
        <>
          <PreviewButton
            title="Como o guia fica"
            frameTitle="Prévia do guia"
            text={value}
            render={() => api.guides.preview({ blocos: value.blocos })}
          />
          {guide && !disabled && (
            <RemoveButton
              name={guide.titulo}
              action="Excluir guia"
              text={`${guide.titulo} sai da loja agora, e quem abrir o endereço não o encontra mais.`}
              remove={() => api.guides.remove({ id: guide.id })}
              listPath="/conteudo/guias"
            />
          )}
        </>
      }
    >
      <VersionedForm permission="conteudo.editar" form={form} maxWidth={980}>
        <Section title="O que diz">
          <TextInput
            label="Título"
            required
            maxLength={120}
            value={value.titulo}
            error={errors['titulo']}
            onChange={(event) => {
              const titulo = event.currentTarget.value
              change({
                titulo,
                ...(!guide && { slug: followingSlug(value.slug, value.titulo, titulo) }),
              })
            }}
          />
          <TextInput {...text('resumo', 300)} />
          <TextInput {...text('topico', 60)} required description="Guias do mesmo assunto aparecem juntos." />
          <PictureField
            label="Imagem"
            max={1}
            alt={value.titulo}
            value={value.imagem ? [value.imagem] : []}
            error={errors['imagem']}
            onChange={(next) =>
              change((old) => ({ ...old, imagem: next(old.imagem ? [old.imagem] : [])[0] ?? null }))
            }
          />
          <BlockEditor
            blocos={value.blocos}
            onChange={(next) => change((old) => ({ ...old, blocos: next(old.blocos) }))}
            errors={errors}
            disabled={disabled}
            kinds={GUIDE_KINDS}
            kindOf={guideKind}
            nameOf={guideBlockName}
          >
            {(fields) => <GuideFields {...fields} />}
          </BlockEditor>
        </Section>
        <Section title="Autor e datas">
          <TextInput {...text('autor', 80)} required />
          <Textarea {...text('sobreAutor', 300)} autosize />
          <Group align="flex-end">
            <MomentField
              label="Publicado em"
              description="Vazio: quando deixar de ser rascunho"
              value={value.publicadoEm}
              onChange={(publicadoEm) => change({ publicadoEm })}
            />
            <DateField
              shape="day"
              label="Revisado em"
              value={value.revisadoEm ?? ''}
              error={errors['revisadoEm']}
              onChange={(day) => change({ revisadoEm: day || null })}
            />
          </Group>
          <TextInput {...text('revisao', 300)} />
          <Switch
            label="Rascunho: ninguém vê na loja"
            checked={value.rascunho}
            onChange={(event) => change({ rascunho: event.currentTarget.checked })}
          />
        </Section>
        <Section title="Endereço e buscadores">
          <SlugField
            prefix="/guias/"
            value={value.slug}
            onChange={(slug) => change({ slug })}
            savedSlug={guide?.slug ?? null}
            error={errors['slug']}
          />
          <SeoFields
            value={value.seo}
            onChange={(seo) => change({ seo })}
            defaults={{
              title: `${value.titulo || 'Título do guia'} | ${loja.nome}`,
              description: value.resumo,
            }}
          />
          <Checkbox
            label="Buscadores podem mostrar este guia"
            checked={value.indexar}
            onChange={(event) => change({ indexar: event.currentTarget.checked })}
          />
        </Section>
      </VersionedForm>
    </Page>
  )
}
