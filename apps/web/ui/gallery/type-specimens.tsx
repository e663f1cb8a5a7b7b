import { LogoMark } from "../logo-mark.tsx";
import { Mark } from "../mark.tsx";
import { OutsideLink, TextLink } from "../text-link.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function TypeSpecimens() {
  return (
    <Specimens title="Words">
      <Specimen title="Sizes">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <span className="text-11">Ask 11</span>
          <span className="text-12">Ask 12</span>
          <span className="text-13 font-medium">Ask 13</span>
          <span className="text-14">Ask 14</span>
          <span className="text-16">Ask 16</span>
          <span className="text-18">Ask 18</span>
          <span className="text-22 font-semibold">Ask 22</span>
          <span className="text-28 font-semibold">Ask 28</span>
          <span className="text-40 font-semibold">Ask 40</span>
          <span className="text-60 font-semibold">Ask 60</span>
        </div>
      </Specimen>
      <Specimen title="Colors and marks">
        <span>Text</span>
        <span className="text-text-2">Text 2</span>
        <span className="text-text-3">Text 3</span>
        <span className="text-18">
          <Mark kind="understood">understood</Mark> <Mark kind="guessed">guessed</Mark>{" "}
          <Mark kind="unknown">unknown</Mark>
        </span>
        <p className="w-full text-14">
          Running text with a <TextLink to="/">link in it</TextLink> and one to{" "}
          <OutsideLink href="https://www.postgresql.org/docs/">another site</OutsideLink>, in the size of
          running text.
        </p>
        <LogoMark size={16} />
        <LogoMark size={24} />
        <LogoMark size={48} label="Askery" />
      </Specimen>
    </Specimens>
  );
}
