import { formatOneDecimal } from '#domain/format/format-number.ts'
import tools from '../tool-page.module.css'
import styles from './choice-page.module.css'
import type { ChoiceView } from './choice-view.ts'
import { columnOf, MAP, placePoints, tensionScale } from './place-points.ts'

/** The listed sets by tension and brightness: each point leads to its place in the list. */
export function ChoiceMap({ view: { jogos } }: { view: ChoiceView }) {
  const known = jogos.flatMap(({ number, kg, brilho }) =>
    kg === null || brilho === null ? [] : [{ number, kg, brightness: brilho }],
  )
  if (known.length < 2) return null
  const { lowest, highest, yOf } = tensionScale(known)
  const bottom = MAP.height - MAP.bottom + 8

  return (
    <figure className={`${tools['card']} ${styles['map']}`}>
      <figcaption>
        Os jogos pela tensão e pelo som. Os números são os da lista{unknownWords(jogos.length - known.length)}
        .
      </figcaption>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <title>Mapa dos jogos, de tensão por brilho</title>
        <g>
          {[1, 2, 3, 4, 5].map((brightness) => (
            <line key={brightness} x1={columnOf(brightness)} x2={columnOf(brightness)} y1={4} y2={bottom} />
          ))}
          <line x1={MAP.left} x2={MAP.width - MAP.right} y1={bottom} y2={bottom} />
          <text x={columnOf(1)} y={MAP.height - 12} textAnchor="middle">
            quente
          </text>
          <text x={columnOf(5)} y={MAP.height - 12} textAnchor="middle">
            brilhante
          </text>
          <text x={MAP.left - 6} y={yOf(highest) + 4} textAnchor="end">
            {formatOneDecimal(highest)}
          </text>
          {highest > lowest && (
            <text x={MAP.left - 6} y={yOf(lowest) + 4} textAnchor="end">
              {formatOneDecimal(lowest)}
            </text>
          )}
          <text
            x={MAP.left - 6}
            y={(yOf(highest) + yOf(lowest)) / 2 + (highest > lowest ? 4 : 20)}
            textAnchor="end"
          >
            kg
          </text>
        </g>
        {placePoints(known).map(({ number, x, y }) => {
          const set = jogos[number - 1]
          return (
            <a key={number} href={`#jogo-${number}`} aria-label={`${number}º: ${set?.nome}. ${set?.motivo}`}>
              <circle cx={x} cy={y} r={MAP.radius} />
              <text x={x} y={y + 4} textAnchor="middle">
                {number}
              </text>
            </a>
          )
        })}
      </svg>
    </figure>
  )
}

function unknownWords(count: number): string {
  if (count === 0) return ''

  return count === 1 ? '; de um falta a tensão ou o material' : `; de ${count} falta a tensão ou o material`
}
