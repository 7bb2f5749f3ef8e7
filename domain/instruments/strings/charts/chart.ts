/**
 * A maker's chart: diameter in thousandths of an inch and unit weight in pounds per inch, as published, by ascending
 * diameter. All charts are from D'Addario, "A complete technical reference for fretted instrument string tensions"
 * (daddario.com/globalassets/pdfs/accessories/tension_chart_13934.pdf).
 */
export type Chart = readonly (readonly [thousandths: number, poundsPerInch: number])[]
