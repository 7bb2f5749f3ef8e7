import styles from './ruler-page.module.css'

/** ISO/IEC 7810: the size of bank cards, in millimetres. */
const [CARD_WIDTH, CARD_HEIGHT] = [85.6, 53.98]

/** A line of 100 mm and a bank card in their real size. */
export function ScaleCheck() {
  return (
    <svg
      className={styles['real']}
      role="img"
      aria-label="Linha de 100 mm e contorno de um cartão de banco, de 85,6 por 54 mm, em tamanho real"
      width="102mm"
      height="72mm"
      viewBox="-1 0 102 72"
      fontSize="3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.3"
    >
      <path data-check="line" d="M0 6h100" />
      <path d="M0 3v6M100 3v6" />
      <rect
        data-check="card"
        x="0"
        y="16"
        width={CARD_WIDTH}
        height={CARD_HEIGHT}
        rx="3.18"
        strokeDasharray="2 1"
      />
      <g fill="currentColor" stroke="none">
        <text x="50" y="4.5" textAnchor="middle">
          100 mm
        </text>
        <text x="4" y="24">
          Cartão de banco: 85,6 mm × 54 mm
        </text>
      </g>
    </svg>
  )
}
