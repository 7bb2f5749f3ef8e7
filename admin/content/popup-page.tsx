import { Badge, NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { PanelPopup } from '#contract/content/popups.ts'
import { MomentField } from '../components/date/moment-field.tsx'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { Page } from '../components/page/page.tsx'
import { PreviewFrame } from '../components/page/preview-frame.tsx'
import { Section } from '../components/page/section.tsx'
import { RichText } from '../components/rich-text/rich-text.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { popupDocument } from './preview-document.ts'
import { chosen, POPUP_PAGES, POPUP_SITUATIONS, SCREENS } from './words.ts'

type PopupDraft = Omit<PanelPopup, 'id' | 'versao' | 'situacao'>

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { popup: id === undefined ? null : await api.content.popups.get({ id }) }
}

export function Component() {
  const { popup } = useLoaderData<typeof loader>()

  return <PopupEditor key={popup?.id ?? 'novo'} popup={popup} />
}

const LABELS = {
  nome: 'Nome',
  titulo: 'Título',
  html: 'Texto',
  nivel: 'Páginas',
  dispositivo: 'Telas',
  tempo: 'Espera',
  dataInicial: 'Aparece em',
  dataFinal: 'Some em',
  ativo: 'Ligado',
}

const NEW_POPUP: PopupDraft = {
  nivel: 'home',
  nome: '',
  tempo: 10,
  titulo: '',
  html: '',
  dispositivo: 'todos',
  dataInicial: null,
  dataFinal: null,
  ativo: true,
}

/** A popup: its content, and on which pages and screens it opens and when. */
function PopupEditor({ popup }: { popup: PanelPopup | null }) {
  const navigate = useNavigate()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<PopupDraft, PanelPopup>({
    name: `popup:${popup?.id ?? 'novo'}`,
    saved: popup,
    initial: NEW_POPUP,
    formOf: ({ id: _id, versao: _versao, situacao: _situacao, ...draft }) => draft,
    fields: LABELS,
    send: (draft, versao) =>
      popup ? api.content.popups.save({ ...draft, id: popup.id, versao }) : api.content.popups.create(draft),
    success: 'Popup salvo.',
    nameOf: ({ id }) => `popup:${id}`,
    onSaved: ({ id }) => {
      if (!popup) void navigate(`/conteudo/popups/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form
  const situation = popup && POPUP_SITUATIONS[popup.situacao]

  return (
    <Page
      title={popup?.nome ?? 'Novo popup'}
      back={{ to: '/conteudo/popups', label: 'Popups' }}
      {...(popup?.nivel === 'home' && { shopPath: '/' })}
      badge={
        situation && (
          <Badge variant="light" color={situation.color}>
            {situation.label}
          </Badge>
        )
      }
      actions={
        popup &&
        !disabled && (
          <RemoveButton
            name={popup.nome}
            action="Excluir popup"
            text="Ninguém mais o vê na loja."
            remove={() => api.content.popups.remove({ id: popup.id })}
            listPath="/conteudo/popups"
          />
        )
      }
    >
      <VersionedForm permission="conteudo.editar" form={form} maxWidth="100%">
        <Section title="O que diz" text="Quem já viu vê de novo quando o título ou o texto mudam.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome no painel"
              required
              maxLength={80}
              value={value.nome}
              error={errors['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
            />
            <TextInput
              label="Título"
              required
              maxLength={120}
              value={value.titulo}
              error={errors['titulo']}
              onChange={(event) => change({ titulo: event.currentTarget.value })}
            />
          </SimpleGrid>
          <RichText
            label="Texto"
            value={value.html}
            onChange={(html) => change({ html })}
            error={errors['html']}
          />
        </Section>
        <Section title="Onde e quando">
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 5 }}>
            <NativeSelect
              label="Páginas"
              data={[...POPUP_PAGES]}
              value={value.nivel}
              onChange={(event) =>
                change({ nivel: chosen(POPUP_PAGES, event.currentTarget.value) ?? 'home' })
              }
            />
            <NativeSelect
              label="Telas"
              data={[...SCREENS]}
              value={value.dispositivo}
              onChange={(event) =>
                change({ dispositivo: chosen(SCREENS, event.currentTarget.value) ?? 'todos' })
              }
            />
            <RequiredNumber
              label="Abre depois de"
              suffix=" s"
              min={0}
              max={600}
              allowDecimal={false}
              value={value.tempo}
              error={errors['tempo']}
              onChange={(tempo) => change({ tempo })}
            />
            <MomentField
              label="Aparece em"
              value={value.dataInicial}
              onChange={(dataInicial) => change({ dataInicial })}
            />
            <MomentField
              label="Some em"
              value={value.dataFinal}
              error={errors['dataFinal']}
              onChange={(dataFinal) => change({ dataFinal })}
            />
          </SimpleGrid>
          <Switch
            label="Ligado"
            checked={value.ativo}
            onChange={(event) => change({ ativo: event.currentTarget.checked })}
          />
        </Section>
        <Section title="Como fica">
          <PreviewFrame title="Prévia do popup" html={popupDocument(value)} height={360} />
        </Section>
      </VersionedForm>
    </Page>
  )
}
