/**
 * Words that usually describe an operation rather than data. They match a name only as a whole, or along with another
 * word of it ("number" in "phone number").
 */
export const weakWords: ReadonlySet<string> = new Set(
  (
    "all also and any are as ascending at average avg be best big both bottom by can compare compute contain count decrease " +
    "descending describe different display distinct do does each either equal every exactly except exist fetch few fewer find first " +
    "following for from get give great greater grow growth have high higher highest how identify in include increase kind large larger " +
    "largest last least less let like list little long low lower lowest many max maximum mean min minimum more most much need no not number of on " +
    "only or order other out over overall per please provide respectively return same select show small smaller smallest sorted " +
    "sum tell than that the their them there these they this those to top total under unique use using want way well what when where " +
    "whether which who whom whose with without id value " +
    "came come did done gave given go goes going gone got had made make makes making placed take taken takes taking took went"
  ).split(" "),
);
