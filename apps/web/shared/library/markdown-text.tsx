import { readTextImage } from "@askery/model";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createContext, Fragment, useContext, type ReactNode } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { OutsideLink } from "../../ui/text-link.tsx";
import { splitMentions } from "./split-mentions.ts";
import { TextImageView } from "./text-images.tsx";
import { TextWithFigures } from "./text-figures.tsx";
import "./markdown-text.css";

interface MarkdownTextProps {
  readonly text: string;
  /** Names that are marked where they follow an “@”. Default: none. */
  readonly mentioned?: readonly string[];
  /** Whether it is a remark: without headings, and a new line breaks. Default: false. */
  readonly isRemark?: boolean;
}

interface TextStyle {
  readonly mentioned: readonly string[];
  readonly isRemark: boolean;
}

const TextStyleContext = createContext<TextStyle>({ mentioned: [], isRemark: false });

/**
 * A text that a person wrote in Markdown. It becomes elements, never HTML: HTML in it is shown as it was typed, links lead
 * to addresses of http, https and mailto only. Pictures that the server stores are shown; others are links, because they could
 * report who opens a dashboard.
 */
export function MarkdownText({ text, mentioned = none, isRemark = false }: MarkdownTextProps) {
  return (
    <TextStyleContext value={{ mentioned, isRemark }}>
      <div className={joinClasses("markdown-text", isRemark && "is-remark")}>
        {lexer(text, { breaks: isRemark }).map(showBlock)}
      </div>
    </TextStyleContext>
  );
}

const none: readonly string[] = [];

function showBlock(token: Token, key: number): ReactNode {
  const one = token as MarkedToken;
  switch (one.type) {
    case "heading":
      return (
        <Heading key={key} depth={one.depth}>
          {showInline(one.tokens)}
        </Heading>
      );
    case "paragraph":
      return <p key={key}>{showInline(one.tokens)}</p>;
    case "list":
      return showList(one, key);
    case "blockquote":
      return <blockquote key={key}>{one.tokens.map(showBlock)}</blockquote>;
    case "code":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what is wider
        <pre key={key} tabIndex={0}>
          {one.text}
        </pre>
      );
    case "hr":
      return <hr key={key} />;
    case "table":
      return showTable(one, key);
    case "space":
    case "def":
      return null;
    default:
      return <Fragment key={key}>{showInline([one])}</Fragment>;
  }
}

function Heading({ depth, children }: { readonly depth: number; readonly children: ReactNode }) {
  const { isRemark } = useContext(TextStyleContext);
  if (isRemark) {
    return (
      <p>
        <strong>{children}</strong>
      </p>
    );
  }
  return depth === 1 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

function showList({ ordered, start, items }: Tokens.List, key: number): ReactNode {
  const shown = items.map((item, index) => <li key={index}>{item.tokens.map(showBlock)}</li>);
  return ordered ? (
    <ol key={key} {...(start !== "" && { start })}>
      {shown}
    </ol>
  ) : (
    <ul key={key}>{shown}</ul>
  );
}

function showTable({ header, rows }: Tokens.Table, key: number): ReactNode {
  return (
    <table key={key}>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index}>{showInline(tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map(({ tokens }, column) => (
              <td key={column}>{showInline(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function showInline(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, key) => {
    const one = token as MarkedToken;
    switch (one.type) {
      case "strong":
        return <strong key={key}>{showInline(one.tokens)}</strong>;
      case "em":
        return <em key={key}>{showInline(one.tokens)}</em>;
      case "del":
        return <del key={key}>{showInline(one.tokens)}</del>;
      case "codespan":
        return <code key={key}>{one.text}</code>;
      case "br":
        return <br key={key} />;
      case "link":
        return <SafeLink key={key} href={one.href} text={showInline(one.tokens)} />;
      case "image":
        return <Image key={key} href={one.href} alt={one.text} />;
      case "text":
        return one.tokens === undefined ? (
          <PlainText key={key} text={one.text} />
        ) : (
          <Fragment key={key}>{showInline(one.tokens)}</Fragment>
        );
      case "checkbox":
        return one.checked ? "☑ " : "☐ ";
      case "escape":
        return one.text;
      default:
        return one.raw;
    }
  });
}

/** A text whose mentions are marked, or one with the figures of cards. */
function PlainText({ text }: { readonly text: string }) {
  const { mentioned, isRemark } = useContext(TextStyleContext);
  if (!isRemark) return <TextWithFigures text={text} />;
  return splitMentions(text, mentioned).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="font-medium text-accent-text">
        {part}
      </span>
    ),
  );
}

function Image({ href, alt }: { readonly href: string; readonly alt: string }) {
  const image = readTextImage(href);
  return image === null ? <SafeLink href={href} text={alt} /> : <TextImageView image={image} alt={alt} />;
}

function SafeLink({ href, text }: { readonly href: string; readonly text: ReactNode }) {
  return isSafe(href) ? <OutsideLink href={href}>{text}</OutsideLink> : <>{text}</>;
}

const protocols = ["http:", "https:", "mailto:"];

function isSafe(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}
