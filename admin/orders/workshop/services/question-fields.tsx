import { Button, Fieldset, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { randomId } from '#admin/components/random-id.ts'
import type { QuestionKind, ServiceOption, ServiceQuestion } from '#domain/workshop/service.ts'
import { MAX_OPTIONS, MAX_QUESTIONS, QUESTION_KINDS } from '#domain/workshop/service-problems.ts'
import { MAX_DAY_MINUTES } from '#domain/workshop/workshop-settings.ts'

const KINDS: QuestionKind[] = ['opcao', 'afinacao', 'cordas', 'texto']

type QuestionFieldsProps = {
  questions: ServiceQuestion[]
  onChange: (questions: ServiceQuestion[]) => void
  errors: Record<string, string>
}

/** What the workshop has to know before the work. */
export function QuestionFields({ questions, onChange, errors }: QuestionFieldsProps) {
  return (
    <Section
      title="Perguntas"
      text="O que a oficina precisa saber: a altura das cordas, a afinação, a mão. Cada opção pode somar preço e tempo."
    >
      <Stack gap="sm">
        {questions.map((question, i) => (
          <Question
            key={question.chave}
            question={question}
            place={i + 1}
            onChange={(changes) => onChange(replaced(questions, i, changes))}
            onRemove={() => onChange(questions.toSpliced(i, 1))}
            onRise={i === 0 ? null : () => onChange(questions.toSpliced(i, 1).toSpliced(i - 1, 0, question))}
            errorOf={(field) => errors[`perguntas.${i}.${field}`]}
          />
        ))}
        {questions.length < MAX_QUESTIONS && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => onChange([...questions, newQuestion()])}
            >
              Nova pergunta
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  )
}

type QuestionProps = {
  question: ServiceQuestion
  place: number
  onChange: (changes: Partial<ServiceQuestion>) => void
  onRemove: () => void
  /** Null for the first one. */
  onRise: (() => void) | null
  errorOf: (field: string) => string | undefined
}

function Question({ question, place, onChange, onRemove, onRise, errorOf }: QuestionProps) {
  const { rotulo, ajuda, tipo, obrigatoria, opcoes } = question

  return (
    <Fieldset legend={`Pergunta ${place}`}>
      <Stack gap="sm">
        <Group align="flex-start">
          <TextInput
            label="Pergunta"
            placeholder="Altura das cordas"
            maxLength={80}
            value={rotulo}
            error={errorOf('rotulo')}
            onChange={(event) => onChange({ rotulo: event.currentTarget.value })}
            style={{ flex: '1 1 14rem' }}
          />
          <NativeSelect
            label="Resposta"
            data={KINDS.map((kind) => ({ value: kind, label: QUESTION_KINDS[kind].nome }))}
            value={tipo}
            error={errorOf('tipo')}
            onChange={(event) => {
              const kind = KINDS.find((one) => one === event.currentTarget.value) ?? 'opcao'
              onChange({ tipo: kind, opcoes: kind === 'opcao' ? [newOption(), newOption()] : [] })
            }}
            w={170}
          />
        </Group>
        <Text size="sm" c="gray.6">
          {QUESTION_KINDS[tipo].ajuda}
        </Text>
        <TextInput
          label="Ajuda"
          description="O que o cliente lê abaixo da pergunta."
          maxLength={300}
          value={ajuda}
          error={errorOf('ajuda')}
          onChange={(event) => onChange({ ajuda: event.currentTarget.value })}
        />
        <Switch
          label="O cliente precisa responder"
          checked={obrigatoria}
          onChange={(event) => onChange({ obrigatoria: event.currentTarget.checked })}
        />
        {tipo === 'opcao' && (
          <Options options={opcoes} onChange={(changed) => onChange({ opcoes: changed })} errorOf={errorOf} />
        )}
        <Group gap="xs">
          {onRise && (
            <Button variant="subtle" onClick={onRise} aria-label={`Subir a pergunta ${place}`}>
              Subir
            </Button>
          )}
          <Button variant="subtle" color="red.9" onClick={onRemove} aria-label={`Tirar a pergunta ${place}`}>
            Tirar
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}

type OptionsProps = {
  options: ServiceOption[]
  onChange: (options: ServiceOption[]) => void
  errorOf: (field: string) => string | undefined
}

function Options({ options, onChange, errorOf }: OptionsProps) {
  const error = errorOf('opcoes')

  return (
    <Stack gap="xs">
      {options.map((option, i) => (
        <Group key={option.chave} align="flex-start" gap="xs">
          <TextInput
            aria-label={`Opção ${i + 1}`}
            placeholder={`Opção ${i + 1}`}
            maxLength={80}
            value={option.rotulo}
            error={errorOf(`opcoes.${i}.rotulo`)}
            onChange={(event) => onChange(replaced(options, i, { rotulo: event.currentTarget.value }))}
            style={{ flex: '1 1 12rem' }}
          />
          <MoneyInput
            aria-label={`Preço a mais da opção ${i + 1}`}
            value={option.preco}
            onChange={(preco) => onChange(replaced(options, i, { preco: preco ?? 0 }))}
            w={130}
          />
          <RequiredNumber
            aria-label={`Minutos a mais da opção ${i + 1}`}
            prefix="+ "
            suffix=" min"
            value={option.minutos}
            onChange={(minutos) => onChange(replaced(options, i, { minutos }))}
            min={0}
            max={MAX_DAY_MINUTES}
            allowDecimal={false}
            w={110}
          />
          <Button
            variant="subtle"
            onClick={() => onChange(options.toSpliced(i, 1))}
            aria-label={`Tirar a opção ${i + 1}`}
          >
            Tirar
          </Button>
        </Group>
      ))}
      {error !== undefined && (
        <Text size="sm" c="red.9">
          {error}
        </Text>
      )}
      {options.length < MAX_OPTIONS && (
        <Group>
          <Button variant="default" size="xs" onClick={() => onChange([...options, newOption()])}>
            Nova opção
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function newQuestion(): ServiceQuestion {
  return {
    chave: randomId(),
    rotulo: '',
    ajuda: '',
    tipo: 'opcao',
    obrigatoria: true,
    opcoes: [newOption(), newOption()],
  }
}

function newOption(): ServiceOption {
  return { chave: randomId(), rotulo: '', preco: 0, minutos: 0 }
}

function replaced<Item>(items: readonly Item[], at: number, changes: Partial<Item>): Item[] {
  return items.map((item, i) => (i === at ? { ...item, ...changes } : item))
}
