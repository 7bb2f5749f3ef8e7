import styles from './ruler-page.module.css'

type Props = {
  /** Where the strip begins and how long it is, in millimetres. */
  from: number
  length: number
  title: string | null
  marks: readonly { mm: number; text: string }[]
}

const WIDTH = 44

/** A strip of the ruler in its real size, with the sizes that begin on it. */
export function RulerStrip({ from, length, title, marks }: Props) {
  const to = from + length
  const numbers = Array.from({ length: length / 10 + 1 }, (_, i) => from / 10 + i)

  return (
    <svg
      className={styles['real']}
      role="img"
      aria-label={`Régua de ${from / 10} a ${to / 10} cm`}
      width={`${WIDTH}mm`}
      height={`${length + 10}mm`}
      viewBox={`0 ${from - 5} ${WIDTH} ${length + 10}`}
      fontSize="3.5"
      fill="currentColor"
    >
      <path
        data-from={from}
        data-to={to}
        d={ticks(from, to)}
        stroke="currentColor"
        strokeWidth="0.15"
        fill="none"
      />
      {numbers.map((cm) => (
        <text key={cm} x="9" y={cm * 10 + 1.2}>
          {cm}
        </text>
      ))}
      {title && (
        <text x="17" y={from + 4} fontWeight="600">
          {title}
        </text>
      )}
      {marks
        .filter(({ mm }) => mm > from && mm <= to)
        .map(({ mm, text }) => (
          <g key={mm}>
            <path d={`M0 ${mm}h8M16 ${mm}H${WIDTH}`} stroke="currentColor" strokeWidth="0.4" />
            <text x="17" y={mm - 1} fontSize="3" fontWeight="600">
              {text}
            </text>
          </g>
        ))}
    </svg>
  )
}

/** A line at each millimetre, longer at five and ten, and the edge of the strip. */
function ticks(from: number, to: number): string {
  const lines = Array.from({ length: to - from + 1 }, (_, i) => {
    const mm = from + i
    return `M0 ${mm}h${tickLength(mm)}`
  })

  return `M0 ${from}V${to}${lines.join('')}`
}

function tickLength(mm: number): number {
  if (mm % 10 === 0) return 8

  return mm % 5 === 0 ? 6 : 4
}
