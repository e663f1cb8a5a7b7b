declare module "svg-to-pdfkit" {
  interface SvgOptions {
    readonly width?: number;
    readonly height?: number;
    readonly preserveAspectRatio?: string;
    /** Chooses the name of a registered font. */
    readonly fontCallback?: (family: string, isBold: boolean, isItalic: boolean) => string;
    readonly warningCallback?: (warning: string) => void;
  }
  /** Draws the text of an SVG document on the current page. */
  export default function SVGtoPDF(
    ...drawing: [document: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: SvgOptions]
  ): void;
}
